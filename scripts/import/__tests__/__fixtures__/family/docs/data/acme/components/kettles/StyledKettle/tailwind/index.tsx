export default function StyledKettle() {
  const label: string = 'tailwind';
  return <button>{label}</button>;
}
