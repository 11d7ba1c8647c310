import Link from "next/link";

type Props = { title: string; text: string; href?: string; action?: string };

/** A whole page that says one thing, with the one step that leads on. */
export function NoticePage({ title, text, href = "/", action = "Return Home" }: Props) {
  return (
    <div className="page grid justify-items-start gap-5 py-16">
      <h1 className="text-4xl text-chilli sm:text-6xl">{title}</h1>
      <p className="text-lg">{text}</p>
      <Link href={href} className="button">
        {action}
      </Link>
    </div>
  );
}
