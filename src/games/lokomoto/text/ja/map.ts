import type { MapTexts } from '../types/map.ts'

export const map: MapTexts = {
  label: '地図',
  free: (section) => `${section}、空き`,
  yoursReserved: (section) => `${section}、自分の予約`,
  yoursSolid: (section) => `${section}、自分の線`,
  reservedBy: (section, name) => `${section}、${name}の予約`,
  solidBy: (section, name) => `${section}、${name}の線`,
  used: (section) => `${section}、使用済み`,
  blocked: (section) => `${section}、通行止め`,
  picked: (described) => `${described}、選択中`,
  paying: (described) => `${described}、支払いに選択中`,
  zoomIn: '拡大',
  zoomOut: '縮小',
  wholeMap: '地図全体を表示',
  overlay: (shape, yours, open, lost) =>
    `地図上の${shape}：自分の線${yours}区間、引ける${open}区間、引けない${lost}区間`,
  overlayHelp: '矢印キーで移動、Rで回転、Escで外します。',
  layAside: (shape) => `${shape}を地図から外す`,
}
