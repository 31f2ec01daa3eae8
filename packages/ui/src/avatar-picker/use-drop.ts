"use client";
import { useState, type DragEvent } from "react";

export interface Drop {
  /** Whether a file is dragged over the element. */
  isOver: boolean;
  target: {
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

/** Accepts dropped files on an element; by default the browser would navigate to them. */
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
        // Moving over a child element also fires dragleave.
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
