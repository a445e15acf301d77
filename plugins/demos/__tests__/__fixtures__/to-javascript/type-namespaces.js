export function isOpen(props, side) {
  return props.open && side === 'left';
}
