export default function StyledKettle() {
  const label = 'tailwind';
  return <button>{label}</button>;
}
