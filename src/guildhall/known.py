"""The games that there are. A line here adds one; everything else is derived from what its definition says."""

from guildhall.architects.definition import ARCHITECTS as ARCHITECTS
from guildhall.viscounts.definition import VISCOUNTS as VISCOUNTS
