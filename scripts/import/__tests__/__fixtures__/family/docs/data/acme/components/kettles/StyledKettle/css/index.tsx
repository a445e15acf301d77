export default function StyledKettle() {
  const label: string = 'css';
  return <button>{label}</button>;
}
