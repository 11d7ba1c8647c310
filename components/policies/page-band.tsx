import { Kolam } from "@/components/ui/kolam";
import "./reading.css";

/** The top of a page to be read: its title on the category's deep colour, and a kolam that runs off the edge. */
export function PageBand({ title, intro }: { title: string; intro: string }) {
  return (
    <header className="page-band">
      <Kolam rows={[1, 3, 5, 7, 9, 7, 5, 3, 1]} />
      <h1 className="text-4xl sm:text-6xl">{title}</h1>
      <p className="mt-4 max-w-xl text-pretty text-lg sm:text-xl">{intro}</p>
    </header>
  );
}
