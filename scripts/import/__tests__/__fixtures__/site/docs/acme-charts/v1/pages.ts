const pages = [{ pathname: '/acme-charts/react-pies' }];

export default pages;
