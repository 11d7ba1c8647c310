import { useEffect, useRef } from "react";

/**
 * What went wrong, in a box that is read out and takes the focus. Its place is there before, or nothing would be read.
 */
export function AlertBox({ text }: { text: string | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== null) box.current?.focus();
  }, [text]);
  return (
    <div ref={box} tabIndex={-1} role="alert" className="notice notice-error font-semibold empty:hidden">
      {text}
    </div>
  );
}
