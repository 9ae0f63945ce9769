import Foundation
import SkeletonView

/// An image view that shows a picture from a feed, or a bone while the picture is loading.
@MainActor
final class FeedImageView: UIImageView {
    /// The pending picture, and the state to restore afterward.
    private struct Wait {
        var location: String
        var pictures: FeedPictures
        var style: DemoStyle
        var wasSkeletonable: Bool
    }

    private var wait: Wait?
    private var missing: MissingPictureView?
    private var initialsLabel: UILabel?

    /// Creates a view with the corner radius `radius` that is gray while it has no picture, and crops its picture to
    /// fill its bounds.
    static func frame(radius: CGFloat) -> FeedImageView {
        let view = FeedImageView()
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        view.backgroundColor = DemoPalette.well
        view.layer.cornerRadius = radius
        return view
    }

    /// Creates a round view for a portrait of any size.
    static func portrait() -> FeedImageView {
        let view = frame(radius: 0)
        view.isRound = true
        return view
    }

    /// `true` if the corner radius follows the view's size.
    private var isRound = false

    /// Shows the picture from `location`, immediately or when it has loaded; until then, shows a bone in `style`. If
    /// loading fails, shows the initials of `name`, or a crossed-out icon if there is no name. If `location` is `nil`,
    /// the view stays gray, with the initials if there is a name.
    func show(
        _ location: String?, of pictures: FeedPictures, style: DemoStyle = DemoStyle(),
        orInitialsOf name: String? = nil
    ) {
        clear()
        if let name { showInitials(of: name) }
        guard let location else { return }
        image = pictures.images[location]
        guard pictures.pending.contains(location) else { return updateMissing() }
        initialsLabel?.isHidden = true
        wait = Wait(location: location, pictures: pictures, style: style, wasSkeletonable: isSkeletonable)
        pictures.add(self, waitingFor: location)
        isSkeletonable = true
        style.show(on: self)
    }

    /// Clears the view and stops waiting for a picture.
    func clear() {
        image = nil
        missing?.removeFromSuperview()
        initialsLabel?.removeFromSuperview()
        missing = nil
        initialsLabel = nil
        endWait(transition: .none)
    }

    func isWaiting(for location: String, of pictures: FeedPictures) -> Bool {
        wait?.location == location && wait?.pictures === pictures
    }

    /// Shows the picture that the view was waiting for, or indicates that loading failed.
    func finishWaiting(for location: String, of pictures: FeedPictures) {
        guard let wait, isWaiting(for: location, of: pictures) else { return }
        image = pictures.images[location]
        updateMissing()
        endWait(transition: wait.style.transition)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if isRound { layer.cornerRadius = bounds.height / 2 }
        missing?.frame = bounds
        initialsLabel?.frame = bounds
        initialsLabel?.font = .systemFont(ofSize: (bounds.height * 0.36).rounded(), weight: .semibold)
    }

    // MARK: Private

    /// Shows the initials, or the icon for a missing picture, if there is no picture.
    private func updateMissing() {
        initialsLabel?.isHidden = image != nil
        guard image == nil, initialsLabel == nil else { return }
        let view = MissingPictureView()
        missing = view
        addSubview(view)
        setNeedsLayout()
    }

    private func showInitials(of name: String) {
        let words = name.split(separator: " ")
        let ends = words.count > 1 ? [words.first, words.last] : [words.first]
        let label = UILabel()
        label.text = ends.compactMap { $0?.first.map(String.init) }.joined().uppercased()
        label.textAlignment = .center
        label.textColor = DemoPalette.mark
        // The label beside the portrait already contains the name.
        label.isAccessibilityElement = false
        initialsLabel = label
        addSubview(label)
        setNeedsLayout()
    }

    private func endWait(transition: SkeletonTransition) {
        guard let wait else { return }
        self.wait = nil
        hideSkeleton(transition: transition)
        isSkeletonable = wait.wasSkeletonable
    }
}
