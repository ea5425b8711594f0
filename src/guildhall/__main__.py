"""`python -m guildhall` is the command `guildhall`."""

from guildhall.cli import app

if __name__ == "__main__":
    app(prog_name="guildhall")
