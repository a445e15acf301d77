export default function LeftOver() {
  return null;
}
