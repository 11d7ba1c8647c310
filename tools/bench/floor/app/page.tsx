import type { Metadata } from "next";
import Link from "next/link";

export const metadata: Metadata = { title: "Floor", description: "A bare page." };

export default function FloorPage() {
  return (
    <main>
      <h1>A bare page</h1>
      <Link href="/category">The other page</Link>
    </main>
  );
}
