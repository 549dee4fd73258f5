import { type ToolName, toolIcons } from './tools.ts';

/** A decorative icon beside the name of a tool. */
export function ToolIcon({ name }: { readonly name: ToolName }) {
  return (
    <svg viewBox="0 0 30 30" aria-hidden="true">
      <path d={toolIcons[name]} />
    </svg>
  );
}
