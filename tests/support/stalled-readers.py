"""Connections that ask for something and read little of it: Node can't make its receive window as small as a bad network does.

stalled-readers.py PORT COUNT REQUEST [BYTES SECONDS]: prints 'ready' when all have asked, then reads BYTES of each every
SECONDS (by default nothing), until its input ends.
"""
import select
import socket
import sys

port, count, request = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3].encode().decode("unicode_escape").encode()
size, seconds = (int(sys.argv[4]), float(sys.argv[5])) if len(sys.argv) > 5 else (0, 60.0)


def ask():
    reader = socket.socket()
    # The segments of a phone's network, and a small window: the system of the sender buffers little then.
    reader.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
    reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    reader.connect(("127.0.0.1", port))
    reader.sendall(request)
    return reader


readers = [ask() for _ in range(count)]
print("ready", flush=True)
while not select.select([sys.stdin], [], [], seconds)[0]:
    for index, reader in enumerate(readers):
        if size == 0:
            continue
        try:
            if reader.recv(size) == b"":
                raise OSError("ended")
        except OSError:
            reader.close()
            readers[index] = ask()
