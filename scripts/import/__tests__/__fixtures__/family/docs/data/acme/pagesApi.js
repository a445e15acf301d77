module.exports = [{ pathname: '/acme-ui/api/kettle' }, { pathname: '/acme-ui/api/tea-cup' }];
