/** What React itself keeps on a component: a wrapper has its own. */
const OF_REACT = new Set(
  '$$typeof arguments arity caller childContextTypes compare contextType contextTypes defaultProps displayName getDefaultProps getDerivedStateFromError getDerivedStateFromProps length mixins name propTypes prototype render type'.split(
    ' ',
  ),
);

/**
 * Stands in for `hoist-non-react-statics` in the browser: the router and Emotion wrap components with it. That one asks
 * `react-is`, in two versions, what kind of component it has; here no kind hands on what belongs to React.
 */
export default function hoistStatics<Target extends object>(target: Target, source: object | string): Target {
  if (typeof source === 'string') return target;
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(source))) {
    if (!OF_REACT.has(name) && !(name in target)) Object.defineProperty(target, name, descriptor);
  }
  return target;
}
