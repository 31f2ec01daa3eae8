"use client";
import { useState, type DragEvent } from "react";

interface Drop {
  /** Whether a file is dragged over the element. */
  isOver: boolean;
  target: {
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

/** Accepts dropped files on an element; by default the browser would navigate to them. */
export function useDrop(enabled: boolean, receive: (files: FileList) => void): Drop {
  const [isOver, setOver] = useState(false);
  return {
    isOver: isOver && enabled,
    target: {
      onDragOver: (event) => {
        event.preventDefault();
        event.dataTransfer.dropEffect = enabled ? "copy" : "none";
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        // Moving over a child element also fires dragleave.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event) => {
        event.preventDefault();
        setOver(false);
        if (enabled) receive(event.dataTransfer.files);
      },
    },
  };
}
