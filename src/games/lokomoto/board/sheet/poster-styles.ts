import ground from '../map/MapGround.module.css?inline'
import stations from '../map/Stations.module.css?inline'
import tracks from '../map/Tracks.module.css?inline'
import shapes from '../pieces/ShapePicture.module.css?inline'
import strokes from '../pieces/strokes/Stroke.module.css?inline'

/** The style sheets of what the table and the poster are both drawn with: a poster that is kept has no page around it. */
export const POSTER_STYLES = [ground, stations, tracks, shapes, strokes].join('')
