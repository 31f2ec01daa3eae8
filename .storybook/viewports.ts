const viewport = (name: string, width: number, height: number) => ({
  name: `${name} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The viewports that the toolbar offers. */
export const viewports = {
  phone: viewport("Phone", 375, 812),
  tablet: viewport("Tablet", 768, 1024),
  desktop: viewport("Desktop", 1440, 900),
};
