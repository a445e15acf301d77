import './progress.css';

/** A navigation that is faster than this shows no progress, in milliseconds. */
const DELAY = 200;

/** Stands in for theme-classic's progress bar, and its library, with an attribute that CSS animates. */
const clientModule = {
  onRouteUpdate({ location, previousLocation }: { location: Location; previousLocation: Location | null }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    const timer = window.setTimeout(
      () => document.documentElement.setAttribute('data-navigating', ''),
      DELAY,
    );
    return () => window.clearTimeout(timer);
  },
  onRouteDidUpdate() {
    document.documentElement.removeAttribute('data-navigating');
  },
};

export default clientModule;
