export default function Sizes() {
  return null;
}
