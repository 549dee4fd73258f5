import { useCalculatorContext } from '../context.ts';
import { NumberField } from './Fields.tsx';
import { RoomOffer } from './RoomOffer.tsx';
import styles from './SizeFields.module.css';

/** The sides of a room in one row, and over them the room of the tool before, where the device has kept one. */
export function SizeFields({ names }: { readonly names: readonly string[] }) {
  const { room, shell, tool } = useCalculatorContext();
  const kept: Readonly<Record<string, string>> = room ?? {};
  const texts = Object.fromEntries(names.flatMap((name) => (kept[name] ? [[name, kept[name]]] : [])));
  const isCarried = room !== null && names.every((name) => tool.values[name] === kept[name]);
  return (
    <div className={styles.size} data-carried={isCarried || undefined}>
      <p>
        {shell.room.title}
        {room && <RoomOffer texts={texts} size={Object.values(texts).join(' × ')} />}
      </p>
      <div>
        {names.map((name) => (
          <NumberField key={name} name={name} />
        ))}
      </div>
    </div>
  );
}
