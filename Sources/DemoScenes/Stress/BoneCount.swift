/// The number of bones on the stress screen.
enum BoneCount: Int, CaseIterable {
    case ten = 10
    case hundred = 100
    case thousand = 1000
    case tenThousand = 10_000
    case hundredThousand = 100_000

    /// The next larger number; `nil` for the largest.
    var more: BoneCount? { BoneCount(rawValue: rawValue * 10) }

    /// The next smaller number; `nil` for the smallest.
    var fewer: BoneCount? { BoneCount(rawValue: rawValue / 10) }
}
