import { lossClass, surfaceSqFt, wetSharePercent, wetSqFt } from '#core/job/loss-class.ts';
import { classLimits } from '#core/job/loss-class-factors.ts';

const room = { lengthFt: 12, widthFt: 12, heightFt: 8 };
const wet = { floorSqFt: 144, wallHeightFt: 2, ceilingSqFt: 0, heldDeep: false };

/** A room's class, step by step, computed. */
export function ClassExample() {
  const { lengthFt, widthFt, heightFt } = room;
  const steps = [
    [`Room`, `${lengthFt} × ${widthFt} × ${heightFt} ft`],
    ['Floor and ceiling', `2 × ${lengthFt} × ${widthFt} = ${2 * lengthFt * widthFt} sq ft`],
    ['Walls', `2 × (${lengthFt} + ${widthFt}) × ${heightFt} = ${2 * (lengthFt + widthFt) * heightFt} sq ft`],
    ['All surface', `${surfaceSqFt(room)} sq ft`],
    ['Wet floor', `${wet.floorSqFt} sq ft`],
    ['Wet wall', `${wet.wallHeightFt} ft up all four = ${2 * (lengthFt + widthFt) * wet.wallHeightFt} sq ft`],
    ['All wet', `${wetSqFt(room, wet)} sq ft`],
    ['Share', `${wetSqFt(room, wet)} ÷ ${surfaceSqFt(room)} = ${wetSharePercent(room, wet).toFixed(1)} %`],
    ['Class', `${lossClass(room, wet)}, from ${classLimits.class2From.value} % to ${classLimits.class3Above.value} %`],
  ] as const;
  return (
    <table>
      <tbody>
        {steps.map(([name, value]) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
