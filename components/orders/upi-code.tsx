import { qrCode } from "#lib/shop/qr-code.ts";

/** A link as a QR code. Its maker comes with it: loaded only where something is to be paid. */
export function UpiCode({ link, label }: { link: string; label: string }) {
  const { size, path } = qrCode(link);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="size-56 bg-white">
      <path d={path} />
    </svg>
  );
}
