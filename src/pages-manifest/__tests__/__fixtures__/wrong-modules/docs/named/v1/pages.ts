export const pages = [{ pathname: '/named/start' }];
