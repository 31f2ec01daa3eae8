import { round } from "./curve.ts";

interface Hole {
  x: number;
  y: number;
  radius: number;
}

/** Returns slats that end at a hole; every other slat extends a little further. */
export function brokenSlats(width: number, height: number, pitch: number, hole: Hole): string {
  const paths: string[] = [];
  const reach = Math.ceil((width + height) / pitch) + 2;
  for (let k = -reach; k <= reach; k += 2) {
    for (const slope of [-1, 1]) {
      // Slats run at 45 degrees, so x determines y.
      const y = (x: number) => (slope < 0 ? height - (x - k * pitch) : x - k * pitch);
      const [from, to] = [k * pitch - 20, k * pitch + height + 20];
      const middle = (hole.x + slope * (hole.y - y(0))) / 2;
      const distance = Math.hypot(middle - hole.x, y(middle) - hole.y);
      const radius = hole.radius + ((((k * slope) % 4) + 4) % 4 ? 8 : -10);
      const draw = (a: number, b: number) => paths.push(`M${round(a)} ${round(y(a))}L${round(b)} ${round(y(b))}`);
      if (distance >= radius) draw(from, to);
      else {
        const half = Math.sqrt((radius * radius - distance * distance) / 2);
        draw(from, middle - half);
        draw(middle + half, to);
      }
    }
  }
  return paths.join("");
}
