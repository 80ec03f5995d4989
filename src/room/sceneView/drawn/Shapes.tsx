// Shapes that came as text, in a group of the drawing.
import { memo, useLayoutEffect, useRef } from "react";

type ShapesProps = { id?: string; shapes: string; transform?: string };

export const Shapes = memo(({ id, shapes, transform }: ShapesProps) => {
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    // Its own drawing's words, in which what visitors wrote is escaped.
    group.current!.innerHTML = shapes;
  }, [shapes]);
  return <g ref={group} id={id} transform={transform} />;
});
