const pages = [
  { pathname: '/throws/start' },
  { pathname: `${nowhere}/a` },
];
export default pages;
