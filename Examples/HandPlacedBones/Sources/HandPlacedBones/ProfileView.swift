import Somo

/// Places the bones of a profile: one for a portrait, and one for the name beside it.
final class ProfileView: UIView, SomoSkeletonLayout {
    func somoSkeletonLayout() -> [SomoView] {
        let portrait = SomoView(frame: CGRect(x: 24, y: 24, width: 64, height: 64))
        portrait.layer.cornerRadius = 32
        let name = SomoView(frame: CGRect(x: 104, y: 48, width: 180, height: 16))
        return [portrait, name]
    }
}
