import { createElement, type ReactNode } from "react";

export type IconProps = { className?: string };

/** The frame of every icon: a 24-unit grid, one stroke width. The text beside it, or the control's label, names its meaning. */
export function Icon({ className, children }: IconProps & { children?: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {children}
    </svg>
  );
}

/** Makes an icon of its lines, which are drawn on the 24-unit grid. */
export const icon =
  (...lines: ReactNode[]) =>
  (props: IconProps) =>
    createElement(Icon, props, ...lines);
