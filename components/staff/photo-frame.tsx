import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import {
  largestSide,
  middleSquare,
  movedSquare,
  type Picture,
  resizedSquare,
} from "#lib/browser/staff/photo-square.ts";
import { photoProblem, sendPhoto } from "#lib/browser/staff/send-photo.ts";
import { photoProblems, type Square } from "#lib/shop/pictures/photo.ts";
import { PHOTO_SIDE } from "#lib/shop/pictures/photo-facts.ts";
import { Field } from "@/components/ui/field";

/** Where an arrow key moves the square, right and down. */
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Chosen = Picture & { file: Blob; image: HTMLImageElement; square: Square };

/** Chooses a photo of a product's pack, frames its square, and sends it. @param onPhoto gets the stored photo's hash */
export function PhotoField({ slug, onPhoto }: { slug: string; onPhoto: (hash: string) => void }) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [status, setStatus] = useState("");

  async function choose(file: Blob | undefined) {
    setChosen(null);
    setStatus("");
    setError(undefined);
    if (!file) return;
    const problem = await photoProblem(file);
    const read = problem ? null : await readPicture(file).catch(() => null);
    if (!read) return setError(photoProblems[problem ?? "broken"]);
    if (largestSide(read) < PHOTO_SIDE) return setError(photoProblems.small);
    setChosen({ ...read, file, square: middleSquare(read) });
  }
  async function send({ file, square }: Chosen) {
    setError(undefined);
    setSending(true);
    const result = await sendPhoto(slug, file, square, (part) =>
      setStatus(part < 1 ? `Sending, ${Math.floor(part * 100)}%` : "Preparing the photo…"),
    );
    setSending(false);
    setStatus(result.ok ? "The photo is stored." : "");
    if (result.ok) onPhoto(result.data.photo);
    else setError(result.message);
  }
  return (
    <div className="grid grid-cols-1 justify-items-start gap-4">
      <Field label="Photo of the pack" error={error} hint="JPEG, PNG or WebP, from the phone's camera">
        {(control) => (
          <input
            {...control}
            type="file"
            className="min-h-11 max-w-full file:mr-3 file:min-h-11 file:rounded-4xl file:border file:border-current file:px-4"
            accept="image/jpeg,image/png,image/webp"
            disabled={isSending}
            onChange={({ target }) => choose(target.files?.[0])}
          />
        )}
      </Field>
      {chosen && (
        <>
          <Frame {...chosen} onSquare={(square) => setChosen({ ...chosen, square })} />
          <Field label="Size of the square">
            {(control) => (
              <input
                {...control}
                type="range"
                className="min-h-11 w-[min(20rem,80vw)] accent-chilli"
                min={PHOTO_SIDE}
                max={largestSide(chosen)}
                value={chosen.square.side}
                onChange={({ target }) =>
                  setChosen({ ...chosen, square: resizedSquare(chosen, chosen.square, Number(target.value)) })
                }
              />
            )}
          </Field>
          <button type="button" className="button" disabled={isSending} onClick={() => send(chosen)}>
            Send the photo
          </button>
        </>
      )}
      <p role="status">{status}</p>
    </div>
  );
}

/**
 * A file as the browser shows it, upright; as data, because the content security policy refuses blobs. @throws where it
 * is no picture
 */
async function readPicture(file: Blob): Promise<Picture & { image: HTMLImageElement }> {
  const reader = new FileReader();
  reader.readAsDataURL(file);
  await new Promise((resolve) => {
    reader.onloadend = resolve;
  });
  const image = new Image();
  image.src = String(reader.result);
  await image.decode();
  return { image, width: image.naturalWidth, height: image.naturalHeight };
}

type FrameProps = Omit<Chosen, "file"> & { onSquare: (square: Square) => void };

/** What the square shows. A finger or the mouse drags the photo below it, the arrow keys move it over the photo. */
function Frame({ image, square, onSquare, ...picture }: FrameProps) {
  /** Where a finger came down, and the square of that moment. */
  const held = useRef<{ x: number; y: number; from: Square } | null>(null);
  function drag({ clientX, clientY, currentTarget }: PointerEvent) {
    if (!held.current) return;
    const { x, y, from } = held.current;
    const scale = from.side / currentTarget.clientWidth;
    onSquare(movedSquare(picture, from, (x - clientX) * scale, (y - clientY) * scale));
  }
  function press(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const pixels = picture.width / (event.shiftKey ? 200 : 40);
    onSquare(movedSquare(picture, square, step[0] * pixels, step[1] * pixels));
  }
  const draw = (canvas: HTMLCanvasElement | null) => {
    const { x, y, side } = square;
    canvas?.getContext("2d")?.drawImage(image, x, y, side, side, 0, 0, canvas.width, canvas.height);
  };
  return (
    <button
      type="button"
      className="cursor-move touch-none"
      aria-label="Move the photo: drag it, or press the arrow keys"
      onKeyDown={press}
      onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
        currentTarget.setPointerCapture(pointerId);
        held.current = { x: clientX, y: clientY, from: square };
      }}
      onPointerMove={drag}
      onLostPointerCapture={() => {
        held.current = null;
      }}
    >
      <canvas ref={draw} className="w-[min(20rem,80vw)]" width={640} height={640} />
    </button>
  );
}
