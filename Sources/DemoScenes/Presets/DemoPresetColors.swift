import SkeletonView

/// The preset colors that SkeletonView doesn't define.
enum DemoPresetColors {
    static let bone = UIColor(light: 0xE1E6E9, dark: 0x242C30)
    static let boneLight = UIColor(light: 0xF1F5F6, dark: 0x3B464C)
    static let facebook = UIColor(light: 0xEEEEEE, dark: 0x3A3B3C)
    static let facebookLight = UIColor(light: 0xDDDDDD, dark: 0x4E4F50)
    static let material = UIColor(light: 0xE3E3E3, dark: 0x3A3A3A)
    static let react = UIColor(light: 0xEBEBEB, dark: 0x202020)
    static let reactLight = UIColor(light: 0xF5F5F5, dark: 0x444444)
    static let glass = UIColor(light: 0x26323C, dark: 0x1B242B)
    static let glassLight = UIColor(light: 0x536B7D, dark: 0x3F5362)

    /// All colors with the names by which the stored style refers to them.
    static let all: [(name: String, color: UIColor)] = [
        ("bone", bone), ("boneLight", boneLight), ("facebook", facebook), ("facebookLight", facebookLight),
        ("material", material), ("react", react), ("reactLight", reactLight), ("glass", glass),
        ("glassLight", glassLight),
    ]
}
