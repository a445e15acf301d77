export default function Stylings() {
  return null;
}
