export default function StyledKettle() {
  const label: string = 'system';
  return <button>{label}</button>;
}
