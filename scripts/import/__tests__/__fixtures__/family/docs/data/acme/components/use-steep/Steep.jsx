export default function Steep() {
  return <p>Wait.</p>;
}
