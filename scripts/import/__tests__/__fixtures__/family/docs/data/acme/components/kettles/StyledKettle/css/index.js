export default function StyledKettle() {
  const label = 'css';
  return <button>{label}</button>;
}
