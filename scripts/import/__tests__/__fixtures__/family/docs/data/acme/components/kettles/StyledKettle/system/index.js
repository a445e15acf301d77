export default function StyledKettle() {
  const label = 'system';
  return <button>{label}</button>;
}
