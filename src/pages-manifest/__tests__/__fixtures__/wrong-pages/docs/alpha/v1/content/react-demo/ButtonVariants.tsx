export default function ButtonVariants() {
  return null;
}
