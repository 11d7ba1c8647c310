export default function OtherPage() {
  return <h1>The other page</h1>;
}
