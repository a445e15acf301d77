/** Client module: few addresses have a hash that concerns demos, so what reads them comes with the first one. */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: Location;
  previousLocation: Location | null;
}): void {
  const isNew = location.pathname !== previousLocation?.pathname || location.hash !== previousLocation.hash;
  if (location.hash && isNew) void import('./followHash').then(({ followHash }) => followHash(location.hash));
}
