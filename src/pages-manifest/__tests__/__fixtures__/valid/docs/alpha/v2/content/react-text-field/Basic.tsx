export default function Basic() {
  return null;
}
