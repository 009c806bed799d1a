/** Requests to SVG: what the picture worker does, without the worker. */
import type { LayOut } from '../../pictures/layout.js';
import { seriesSvgs } from '../../pictures/series.js';
import { diagramsOf } from '../../reports/typestate/diagram.js';
import { stateFigure } from '../../reports/typestate/figure.js';
import type { FromPictures, PictureRequest, ToPictures } from './messages.js';

export function drawn({ number, request }: ToPictures, layOut: LayOut): FromPictures {
  try {
    return { kind: 'drawn', number, svgs: svgsOf(request, layOut) };
  } catch (fault) {
    return { kind: 'failed', number, message: fault instanceof Error ? fault.message : String(fault) };
  }
}

export function svgsOf(request: PictureRequest, layOut: LayOut): readonly string[] {
  switch (request.kind) {
    case 'series':
      return seriesSvgs(request.drawings, layOut);
    case 'states':
      return diagramsOf(request.component).map((diagram) => stateFigure(diagram, layOut));
  }
}
