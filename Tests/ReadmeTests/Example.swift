import SDLKit
import SkeletonView

final class ProfileViewController: UIViewController {
    private let nameLabel = UILabel(frame: CGRect(x: 20, y: 20, width: 300, height: 24))

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.isSkeletonable = true
        view.addSubview(nameLabel)
        view.showAnimatedGradientSkeleton()
        Task {
            nameLabel.text = await loadName()
            view.hideSkeleton()
        }
    }
}
