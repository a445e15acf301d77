export default { pathname: '/object/start' };
