const pages = [
  { pathname: '/syntax/start' },
  { pathname: };
];
export default pages;
