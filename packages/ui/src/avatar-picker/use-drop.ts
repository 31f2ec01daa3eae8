"use client";
import { useState, type DragEvent } from "react";

export interface Drop {
  /** Something is held over it. */
  isOver: boolean;
  target: {
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

/** Takes files that are dropped on an element; without it the browser would open them in place of the page. */
export function useDrop(canTake: boolean, take: (files: FileList) => void): Drop {
  const [isOver, setOver] = useState(false);
  return {
    isOver: isOver && canTake,
    target: {
      onDragOver: (event) => {
        event.preventDefault();
        event.dataTransfer.dropEffect = canTake ? "copy" : "none";
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        // Moving over what is inside is not leaving.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event) => {
        event.preventDefault();
        setOver(false);
        if (canTake) take(event.dataTransfer.files);
      },
    },
  };
}
