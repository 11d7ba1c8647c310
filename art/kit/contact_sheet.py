"""Contact sheet: blender -b --python art/kit/contact_sheet.py -- out.png picture.jpg ...  (Blender's Python has cv2)"""

import os
import sys

import cv2
import numpy as np

out, files = sys.argv[sys.argv.index("--") + 1], sys.argv[sys.argv.index("--") + 2 :]
CELL, COLUMNS, LABEL = 320, 6, 22
cells = []
for f in files:
    picture = cv2.imread(f)
    h, w = picture.shape[:2]
    k = CELL / max(h, w)
    picture = cv2.resize(picture, (round(w * k), round(h * k)), interpolation=cv2.INTER_AREA)
    cell = np.full((CELL + LABEL, CELL, 3), 24, np.uint8)
    y, x = (CELL - picture.shape[0]) // 2, (CELL - picture.shape[1]) // 2
    cell[y : y + picture.shape[0], x : x + picture.shape[1]] = picture
    cv2.putText(cell, os.path.basename(f)[:-4], (6, CELL + 16), cv2.FONT_HERSHEY_SIMPLEX, 0.45, (225, 235, 245), 1, cv2.LINE_AA)
    cells.append(cell)
while not cells or len(cells) % COLUMNS:
    cells.append(np.full((CELL + LABEL, CELL, 3), 24, np.uint8))
cv2.imwrite(out, np.vstack([np.hstack(cells[i : i + COLUMNS]) for i in range(0, len(cells), COLUMNS)]))
