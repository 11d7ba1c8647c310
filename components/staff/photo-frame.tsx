import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import {
  largestSide,
  middleSquare,
  movedSquare,
  type Picture,
  resizedSquare,
} from "#lib/browser/staff/photo-square.ts";
import { photoProblem, sendPhoto } from "#lib/browser/staff/send-photo.ts";
import { type PhotoProblem, photoProblems, type Square } from "#lib/shop/pictures/photo.ts";
import { PHOTO_SIDE } from "#lib/shop/pictures/photo-facts.ts";
import { Field } from "@/components/ui/field";

const STEPS: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Chosen = { file: Blob; url: string };
type Framed = { picture: Picture; square: Square };

/** Chooses a photo of a product's pack, frames its square, and sends it. @param onPhoto gets the stored photo's hash */
export function PhotoField({ slug, onPhoto }: { slug: string; onPhoto: (hash: string) => void }) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [framed, setFramed] = useState<Framed | null>(null);
  const [error, setError] = useState<string>();
  /** The part that is sent; null while nothing is. */
  const [sent, setSent] = useState<number | null>(null);
  const [said, setSaid] = useState("");

  async function choose(file: Blob | undefined) {
    setChosen(null);
    setFramed(null);
    setSaid("");
    setError(undefined);
    if (!file) return;
    const problem = await photoProblem(file);
    if (problem) return refuse(problem);
    // The content security policy lets pictures come as data, and not as blobs.
    const reader = new FileReader();
    reader.onload = () => setChosen({ file, url: String(reader.result) });
    reader.onerror = () => refuse("broken");
    reader.readAsDataURL(file);
  }
  function refuse(problem: PhotoProblem) {
    setChosen(null);
    setError(photoProblems[problem]);
  }
  function show(picture: Picture) {
    if (largestSide(picture) < PHOTO_SIDE) refuse("small");
    else setFramed({ picture, square: middleSquare(picture) });
  }
  async function send({ file }: Chosen, { square }: Framed) {
    setError(undefined);
    setSaid("");
    setSent(0);
    const result = await sendPhoto(client, slug, file, square, setSent);
    setSent(null);
    if (!result.ok) return setError(result.message);
    setSaid("The photo is stored.");
    onPhoto(result.data.photo);
  }
  return (
    <div className="staff-photo">
      <Field label="Photo of the pack" error={error} hint="JPEG, PNG or WebP, from the phone's camera">
        {(control) => (
          <input
            {...control}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            disabled={sent !== null}
            onChange={({ target }) => choose(target.files?.[0])}
          />
        )}
      </Field>
      {chosen && (
        <Frame
          url={chosen.url}
          framed={framed}
          onLoad={show}
          onError={() => refuse("broken")}
          onSquare={(square) => setFramed(framed && { ...framed, square })}
        />
      )}
      {chosen && framed && (
        <>
          <Field label="Size of the square">
            {(control) => (
              <input
                {...control}
                type="range"
                min={PHOTO_SIDE}
                max={largestSide(framed.picture)}
                value={framed.square.side}
                onChange={({ target }) =>
                  setFramed({ ...framed, square: resizedSquare(framed.picture, framed.square, Number(target.value)) })
                }
              />
            )}
          </Field>
          <button type="button" className="button" disabled={sent !== null} onClick={() => send(chosen, framed)}>
            Send the photo
          </button>
        </>
      )}
      {sent !== null && <progress max={1} value={sent} aria-label="Sent" />}
      <p role="status">
        {sent === null ? said : sent < 1 ? `Sending, ${Math.floor(sent * 100)}%` : "Preparing the photo…"}
      </p>
    </div>
  );
}

type FrameProps = {
  url: string;
  framed: Framed | null;
  onLoad: (picture: Picture) => void;
  onError: () => void;
  onSquare: (square: Square) => void;
};

/** The picture with its square: a finger or the mouse drags it, the arrow keys move it. */
function Frame({ url, framed, onLoad, onError, onSquare }: FrameProps) {
  /** Where a finger came down, and the square of that moment. */
  const held = useRef<{ x: number; y: number; square: Square } | null>(null);
  function drag({ clientX, clientY, currentTarget }: PointerEvent) {
    if (!held.current || !framed) return;
    const scale = framed.picture.width / currentTarget.clientWidth;
    const { x, y, square } = held.current;
    onSquare(movedSquare(framed.picture, square, (clientX - x) * scale, (clientY - y) * scale));
  }
  function press(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step || !framed) return;
    event.preventDefault();
    const pixels = framed.picture.width / (event.shiftKey ? 200 : 40);
    onSquare(movedSquare(framed.picture, framed.square, step[0] * pixels, step[1] * pixels));
  }
  const { picture, square } = framed ?? {};
  return (
    <button
      type="button"
      className="staff-photo-frame"
      aria-label="Move the square: drag it, or press the arrow keys"
      onKeyDown={press}
      onPointerDown={(event) => {
        if (!square) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX, y: event.clientY, square };
      }}
      onPointerMove={drag}
      onLostPointerCapture={() => {
        held.current = null;
      }}
    >
      {/* biome-ignore lint/performance/noImgElement: a file of this browser, which no server has */}
      <img
        src={url}
        alt=""
        draggable={false}
        onLoad={({ currentTarget }) =>
          onLoad({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
        }
        onError={onError}
      />
      {picture && square && (
        <svg viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
          <path
            fillRule="evenodd"
            d={`M0 0h${picture.width}v${picture.height}H0zM${square.x} ${square.y}v${square.side}h${square.side}v${-square.side}z`}
          />
          <rect x={square.x} y={square.y} width={square.side} height={square.side} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
    </button>
  );
}
