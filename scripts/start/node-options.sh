# What the shop's processes are started with, read by keep-running.sh, by a package's ./run and, for Next's heap, by next-server.ts.
# Heap limits are in MiB: without them Node lets garbage grow to hundreds; about 70 are in use, and the edge server lets at most
# 256 requests in at a time, of 64 KiB at most.
options="--max-old-space-size=160 --max-semi-space-size=4 --conditions=react-server"
# In bytes: a block of this size goes back to the system as soon as it is free. The C library (glibc) would keep what was used to
# compress pages; others ignore this.
export MALLOC_MMAP_THRESHOLD_=131072
