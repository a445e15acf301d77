export default function OtherButtons() {
  return null;
}
