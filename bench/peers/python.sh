# Python for the peers, to be sourced in the repository root: $python and install PACKAGE…
command -v python3 >/dev/null || { echo "make peers needs python3 (3.9 or newer)" >&2; exit 1; }
venv=scratch/peers/venv
python=$venv/bin/python
if [ ! -x "$python" ]; then
  mkdir -p scratch/peers
  python3 -m venv "$venv" || {
    echo "make peers needs python3's venv module (Debian: python3-venv)" >&2; exit 1; }
fi

install() {
  echo "installing $* into $venv"
  "$venv/bin/pip" install --quiet --disable-pip-version-check "$@"
}
